/** Texts to the clipboard, to other apps and to files. */

export async function copyText(text: string): Promise<"copied"> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // If pages may not use the clipboard, a selected field can still be copied.
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  return "copied";
}

/** Shares a text by the system's dialog, or copies it if the browser has no such dialog. Returns which it was. */
export async function shareText(text: string): Promise<"shared" | "copied"> {
  if ("share" in navigator) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      // The player has closed the dialog.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return copyText(text);
}

export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
