import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readLabel } from '#shared/equipment/rules.ts';
import { type Detector, openDetector } from './detector.ts';

/** How often a picture of the camera is looked at. */
const EVERY_MS = 200;
/** The same label stays before the camera for a while: it counts again only after this. */
const SAME_MS = 3_000;
/** Enough for a label at arm's length, and few enough pixels for an old phone. */
const VIDEO = {
  facingMode: 'environment',
  width: { ideal: 1280 },
  height: { ideal: 720 },
} as const;

type CameraState = 'starting' | 'on' | 'denied' | 'none';

const isDenied = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);

/** Tells each label once while it stays before the camera. */
function createReader(onCode: (code: string) => void) {
  let last = { code: '', at: 0 };
  return async (detector: Detector, video: HTMLVideoElement): Promise<void> => {
    const [found] = await detector.detect(video).catch(() => []);
    if (!found) return;
    const code = readLabel(found.rawValue);
    const isSame = code === last.code && Date.now() - last.at < SAME_MS;
    last = { code, at: Date.now() };
    if (code && !isSame) onCode(code);
  };
}

/** Shows the rear camera in a video, and calls back with what the labels before it say. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const read = createReader((code) => tell(code));
    const look = async (detector: Detector) => {
      const shown = video.current;
      if (shown && shown.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
        await read(detector, shown);
      if (!isOver) timer = setTimeout(() => void look(detector), EVERY_MS);
    };
    const open = async () => {
      const devices = navigator.mediaDevices;
      if (!devices) return setState('none');
      stream = await devices.getUserMedia({ video: VIDEO });
      const detector = await openDetector();
      if (isOver || !video.current) return stop(stream);
      video.current.srcObject = stream;
      await video.current.play();
      setState('on');
      await look(detector);
    };
    open().catch((error: unknown) => {
      if (stream) stop(stream);
      if (!isOver) setState(isDenied(error) ? 'denied' : 'none');
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) stop(stream);
    };
  }, [video]);
  return state;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
