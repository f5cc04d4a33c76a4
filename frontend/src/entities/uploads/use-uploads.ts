import { useSyncExternalStore } from 'react';
import type { UploadItem } from '#frontend/src/lib/uploads/upload-item.ts';
import type { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';

export const useUploads = ({ subscribe, snapshot }: UploadQueue): readonly UploadItem[] =>
  useSyncExternalStore(subscribe, snapshot);
