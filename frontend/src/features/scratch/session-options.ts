import type { ComingBridge } from './coming-bridge.ts';
import type { View } from './view.ts';

/** What a project is opened with, and who hears of it. */
export interface SessionOptions {
  readonly person: string;
  readonly id: string;
  /** The work that is opened without what the device cannot read of it, as the child has chosen. */
  readonly saved?: string | undefined;
  /** The task that a new project is begun for. */
  readonly task: string | null;
  readonly untitled: string;
  readonly titleOfCopy: (title: string) => string;
  readonly bridge: ComingBridge;
  readonly onView: (view: View) => void;
  /** Called when the project gets another address. */
  readonly onMoved: (id: string) => void;
}
