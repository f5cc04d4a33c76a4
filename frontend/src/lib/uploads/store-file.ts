import { useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { type FileDto, uploads } from '#shared/uploads/contract.ts';
import type { UploadPurpose } from '#shared/uploads/rules.ts';
import { send } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { uploadName } from './check-file.ts';
import { StoreError } from './send-bytes.ts';
import { sendUpload } from './send-upload.ts';

/** The error to show when the object store cannot be reached. */
const unreachable = (error: unknown): unknown =>
  error instanceof StoreError
    ? new ApiError({ kind: 'network', message: i18next.t('common:networkError') })
    : error;

/** Uploads a small file to the object store, and registers it with the server. */
async function storeFile(purpose: UploadPurpose, file: File): Promise<FileDto> {
  const { signal } = new AbortController();
  const named = { purpose, name: uploadName(file.name), file, key: crypto.randomUUID() };
  try {
    const uploadId = await sendUpload({ ...named, signal, isOnce: true });
    const stored = await send(uploads.endpoints.finish, { upload_id: uploadId });
    return stored.file;
  } catch (error) {
    throw unreachable(error);
  }
}

/** For pictures that the user waits for: one at a time, without a queue. */
export const useStoreFile = (purpose: UploadPurpose) =>
  useMutation({ mutationFn: (file: File) => storeFile(purpose, file) });
