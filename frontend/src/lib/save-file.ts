/** Saves bytes as a file, as if the person had followed a link to it. */
function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun with the click, and keeps what it needs.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Saves a file as the server answers sheets: its name, and its bytes in base64. */
export const saveSheet = (sheet: { readonly file_name: string; readonly content: string }): void =>
  saveFile(
    sheet.file_name,
    Uint8Array.from(atob(sheet.content), (character) => character.charCodeAt(0)),
  );
