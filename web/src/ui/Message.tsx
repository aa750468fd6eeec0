/** A page that says one thing, with a way on. */

export function Message({ title, text, action }: { title: string; text: string; action?: { label: string; on: () => void } }) {
  return (
    <main class="message" id="main">
      <h1>{title}</h1>
      <p>{text}</p>
      <div class="row">
        {action !== undefined && (
          <button type="button" class="main" onClick={action.on}>
            {action.label}
          </button>
        )}
        <a class="button" href="#/">
          Home
        </a>
      </div>
    </main>
  );
}
