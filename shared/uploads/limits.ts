/** Limits of uploads, and of the addresses under which files are read. */
export const UPLOAD_LIMITS = {
  /** A photo that goes straight to the store: 12 megapixels of a telephone have 4 to 9 MB. */
  photoBytes: 10 * 1024 * 1024,
  /** Addresses of pictures are valid for one to two of these periods: a lesson shows them for that long. */
  mediaUrlSeconds: 60 * 60,
  /** One upload, a save of the Scratch editor, its thumbnail, a staff attachment, a text file. */
  bytes: 2 * 1024 ** 3,
  /** A picture, whatever it is for: it is read as a whole, and written anew without what tells of its maker. */
  pictureBytes: 64 * 1024 * 1024,
  projectBytes: 50 * 1024 * 1024,
  thumbnailBytes: 300 * 1024,
  attachmentBytes: 500 * 1024 * 1024,
  textFileBytes: 1024 * 1024,
  fileNameMax: 255,
  /** Larger files go in parts. */
  singleBytes: 16 * 1024 * 1024,
  partBytes: 8 * 1024 * 1024,
  partsPerSigning: 20,
  /** Uploads that one person has begun and not ended. */
  open: 20,
  /** How long an upload address is valid, and how long an upload can be continued. */
  formSeconds: 15 * 60,
  formDays: 1,
  partsDays: 7,
  /** After how long a stored file that nothing shows is removed; longer for records and reports, which are saved late. */
  unusedFileDays: 1,
  unusedDraftFileDays: 30,
  /** A zip, by its directory: entries, bytes when unpacked, and how many times its own size that may be. */
  zipEntriesMax: 5_000,
  zipContentBytes: 1024 ** 3,
  zipRatioMax: 200,
  /** The description of a Scratch project (Scratch's own site accepts as much), and the lists and objects in it. */
  projectJsonBytes: 5 * 1024 * 1024,
  projectBrackets: { depth: 200, count: 250_000 },
  /** How long the check of one archive may take. */
  archiveCheckMs: 5_000,
  /** Width by height of a picture: a photo of a telephone's 50 megapixels (8192 × 6144) just fits. */
  picturePixels: 52_000_000,
  /** Base64 pictures. */
  smallPictureBytes: 1024 * 1024,
  /** A removed picture or file may be kept by the edge so long, for holders of an address that is still valid. */
  mediaEdgeSeconds: 60 * 60,
  /** Addresses of works and files are valid for one to two of these periods. */
  fileUrlSeconds: 15 * 60,
} as const;
