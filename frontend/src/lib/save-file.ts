/** Downloads bytes as a file. */
export function saveFile(name: string, bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click has started the download, which no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Downloads a spreadsheet as the server sends it: file name, and content in base64. */
export const saveSheet = (sheet: { readonly file_name: string; readonly content: string }): void =>
  saveFile(
    sheet.file_name,
    Uint8Array.from(atob(sheet.content), (character) => character.charCodeAt(0)),
  );

/** Downloads a file of the service under a name. */
export function downloadFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
