/** Opens the database. The page does so beside the script that reads it, as both take their time. */

const NAME = "sudokit";
const VERSION = 1;

declare global {
  /** The database that the page has opened before this script was there. */
  var sudokitStore: Promise<IDBDatabase> | undefined;
}

export async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("texts");
    const lines = request.result.createObjectStore("lines", { autoIncrement: true });
    lines.createIndex("of", "of");
  };
  const database = await settled(request);
  // Another tab may bring a later version: this one lets go, and is told by its next write.
  database.onversionchange = () => database.close();
  return database;
}

export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
