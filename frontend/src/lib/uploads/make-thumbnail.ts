import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { endingOf, fileTypeOf } from '#shared/uploads/rules.ts';
import { decodePicture } from '../decode-picture.ts';

const SIDE_MAX = 480;
const QUALITY = 0.8;
/** Seconds into the video: its very first frame is often black. */
const FRAME_SECONDS = 0.5;
/** The browser may report an unreadable video late, or never. */
const PATIENCE_MS = 10_000;

interface Seen {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

function draw({ source, width, height }: Seen): Promise<Blob | null> {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // Transparent pixels would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

async function ofPicture(file: Blob): Promise<Blob | null> {
  const picture = await decodePicture(file);
  try {
    return await draw({ source: picture, width: picture.width, height: picture.height });
  } finally {
    picture.close();
  }
}

function reach(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), PATIENCE_MS);
    video.addEventListener(event, () => {
      clearTimeout(timer);
      resolve();
    });
    video.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('the browser cannot read the film'));
    });
  });
}

async function ofVideo(file: Blob): Promise<Blob | null> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address });
  try {
    await reach(video, 'loadeddata');
    const sought = reach(video, 'seeked');
    video.currentTime = Math.min(FRAME_SECONDS, (video.duration || 0) / 2);
    await sought;
    return await draw({ source: video, width: video.videoWidth, height: video.videoHeight });
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

/** A small jpeg of a picture or of the start of a video; null for other files, or if the browser cannot read it. */
export async function makeThumbnail(file: File): Promise<Blob | null> {
  const ending = endingOf(file.name);
  const kind = ending && fileTypeOf(ending).kind;
  try {
    const made =
      kind === 'picture' ? await ofPicture(file) : kind === 'video' ? await ofVideo(file) : null;
    return made && made.size <= UPLOAD_LIMITS.thumbnailBytes ? made : null;
  } catch {
    return null;
  }
}
