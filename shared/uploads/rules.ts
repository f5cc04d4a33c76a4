import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { ASKED_FILES } from '#shared/forms/questions.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { ROLE, type Role, SCHOOL_PEOPLE, SIGNED_IN, STAFF } from '#shared/roles.ts';
import { UPLOAD_LIMITS } from './limits.ts';

/** Kinds of files, by their content. */
export const FILE_KINDS = [
  'scratch',
  'python',
  'picture',
  'video',
  'audio',
  'pdf',
  'zip',
  'office',
  'text',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

interface FileType {
  readonly kind: FileKind;
  readonly contentType: string;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SLIDES = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/**
 * Accepted file endings, and the content type that a file is served with. Nothing that a browser (svg, html,
 * scripts) or a machine (exe) would run is among them.
 */
const FILE_TYPES = {
  sb3: { kind: 'scratch', contentType: 'application/x.scratch.sb3' },
  py: { kind: 'python', contentType: 'text/x-python; charset=utf-8' },
  png: { kind: 'picture', contentType: 'image/png' },
  jpg: { kind: 'picture', contentType: 'image/jpeg' },
  jpeg: { kind: 'picture', contentType: 'image/jpeg' },
  gif: { kind: 'picture', contentType: 'image/gif' },
  webp: { kind: 'picture', contentType: 'image/webp' },
  mp4: { kind: 'video', contentType: 'video/mp4' },
  m4v: { kind: 'video', contentType: 'video/mp4' },
  mov: { kind: 'video', contentType: 'video/quicktime' },
  webm: { kind: 'video', contentType: 'video/webm' },
  mp3: { kind: 'audio', contentType: 'audio/mpeg' },
  m4a: { kind: 'audio', contentType: 'audio/mp4' },
  wav: { kind: 'audio', contentType: 'audio/wav' },
  ogg: { kind: 'audio', contentType: 'audio/ogg' },
  pdf: { kind: 'pdf', contentType: 'application/pdf' },
  zip: { kind: 'zip', contentType: 'application/zip' },
  docx: { kind: 'office', contentType: WORD },
  xlsx: { kind: 'office', contentType: SHEET },
  pptx: { kind: 'office', contentType: SLIDES },
  txt: { kind: 'text', contentType: 'text/plain; charset=utf-8' },
  csv: { kind: 'text', contentType: 'text/csv; charset=utf-8' },
} as const satisfies Record<string, FileType>;
export type Ending = keyof typeof FILE_TYPES;

export const fileTypeOf = (ending: Ending): FileType => FILE_TYPES[ending];

/** The ending of a file's name, when it is an accepted one. */
export function endingOf(name: string): Ending | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && Object.hasOwn(FILE_TYPES, ending) ? (ending as Ending) : undefined;
}

/** What a file is uploaded for. */
export const UPLOAD_PURPOSES = [
  'project',
  'work',
  'thumbnail',
  'attachment',
  'avatar',
  'picture',
  'lesson-picture',
  'report-picture',
  'report-video',
  'form-file',
  'feedback-picture',
  'document',
  'certificate-picture',
] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

interface UploadRule {
  readonly endings: readonly Ending[];
  readonly maxBytes: number;
  readonly roles: readonly Role[];
}

export const endingsOf = (...kinds: readonly FileKind[]): Ending[] =>
  (Object.keys(FILE_TYPES) as Ending[]).filter((each) => kinds.includes(FILE_TYPES[each].kind));

const PHOTOS: readonly Ending[] = ['png', 'jpg', 'jpeg', 'webp'];

/** For each purpose, what may be sent, how large, and by whom: the one table for browser and server. */
export const UPLOAD_RULES: Readonly<Record<UploadPurpose, UploadRule>> = {
  /** A save of the Scratch editor. */
  project: { endings: ['sb3'], maxBytes: UPLOAD_LIMITS.projectBytes, roles: SIGNED_IN },
  work: {
    endings: endingsOf('scratch', 'python', 'picture', 'video', 'pdf', 'zip'),
    maxBytes: UPLOAD_LIMITS.bytes,
    roles: SIGNED_IN,
  },
  thumbnail: { endings: PHOTOS, maxBytes: UPLOAD_LIMITS.thumbnailBytes, roles: SIGNED_IN },
  attachment: {
    endings: endingsOf(...FILE_KINDS),
    maxBytes: UPLOAD_LIMITS.attachmentBytes,
    roles: STAFF,
  },
  avatar: { endings: ['png'], maxBytes: PEOPLE_LIMITS.avatarBytes, roles: SIGNED_IN },
  /** Logo, map and introduction of the school. */
  picture: {
    endings: [...PHOTOS, 'gif'],
    maxBytes: UPLOAD_LIMITS.photoBytes,
    roles: [ROLE.principal],
  },
  'lesson-picture': {
    endings: PHOTOS,
    maxBytes: UPLOAD_LIMITS.photoBytes,
    roles: [ROLE.principal, ROLE.teacher, ROLE.liveTeacher],
  },
  'report-picture': { endings: PHOTOS, maxBytes: UPLOAD_LIMITS.photoBytes, roles: STAFF },
  'report-video': {
    endings: endingsOf('video'),
    maxBytes: UPLOAD_LIMITS.attachmentBytes,
    roles: STAFF,
  },
  /** Files of answers to forms: begun by a call of its own, which knows the form. */
  'form-file': {
    endings: endingsOf(...ASKED_FILES),
    maxBytes: FORM_LIMITS.fileBytes,
    roles: [],
  },
  'feedback-picture': { endings: PHOTOS, maxBytes: UPLOAD_LIMITS.photoBytes, roles: SCHOOL_PEOPLE },
  /** A file of the document library. */
  document: { endings: endingsOf(...FILE_KINDS), maxBytes: UPLOAD_LIMITS.bytes, roles: STAFF },
  /** Backgrounds, seals and signatures. */
  'certificate-picture': { endings: PHOTOS, maxBytes: UPLOAD_LIMITS.photoBytes, roles: STAFF },
};

/** Limits by kind, for any purpose: pictures and texts are read as a whole to check them. */
const KIND_BYTES: Readonly<Partial<Record<FileKind, number>>> = {
  scratch: UPLOAD_LIMITS.projectBytes,
  picture: UPLOAD_LIMITS.pictureBytes,
  python: UPLOAD_LIMITS.textFileBytes,
  text: UPLOAD_LIMITS.textFileBytes,
  zip: UPLOAD_LIMITS.attachmentBytes,
  office: UPLOAD_LIMITS.attachmentBytes,
};

/** Bytes that a file with this ending may have for a purpose. */
export const maxBytesOf = (purpose: UploadPurpose, ending: Ending): number =>
  Math.min(UPLOAD_RULES[purpose].maxBytes, KIND_BYTES[fileTypeOf(ending).kind] ?? Infinity);

/** Large files are sent in parts, so that an interruption costs only one of them. */
export const inParts = (bytes: number): boolean => bytes > UPLOAD_LIMITS.singleBytes;
export const partsOf = (bytes: number): number => Math.ceil(bytes / UPLOAD_LIMITS.partBytes);
