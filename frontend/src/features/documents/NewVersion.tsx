import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadLine } from '#frontend/src/entities/uploads/UploadLine.tsx';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { acceptOf } from '#frontend/src/lib/uploads/check-file.ts';
import { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import { useFileChoice } from '#frontend/src/ui/form/use-file-choice.tsx';
import { documents } from '#shared/documents/contract.ts';
import type { DocumentDto } from '#shared/documents/fields.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { fileTypeOf, UPLOAD_RULES } from '#shared/uploads/rules.ts';

/** Sends a file of the same kind as the newest version; what is left when the dialog closes can be chosen again. */
function useVersionQueue({ id, kind }: DocumentDto) {
  const { t } = useTranslation('documents');
  const { user } = useSignedIn();
  const [queue] = useState(
    () =>
      new UploadQueue({
        person: user.id,
        purpose: 'document',
        endings: UPLOAD_RULES.document.endings.filter((each) => fileTypeOf(each).kind === kind),
        withThumbnails: false,
        finish: async ({ uploadId, key }) => {
          await send(uploads.endpoints.finish, { upload_id: uploadId });
          const version = { document_id: id, upload_id: uploadId, request_key: key };
          await send(documents.endpoints.addVersion, version);
          await invalidate(queryClient, documents);
          toast.success(t('versionSaved'));
        },
      }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  return queue;
}

export function NewVersion({ document }: { readonly document: DocumentDto }) {
  const { t } = useTranslation('documents');
  const queue = useVersionQueue(document);
  const items = useStore(queue.items).filter(({ state }) => state !== 'done');
  const { open, input } = useFileChoice({
    accept: acceptOf(queue.endings),
    label: t('newVersion'),
    onChoose: (file) => queue.add([file]),
  });
  return (
    <Box sx={{ mt: 2 }}>
      {input}
      <Button
        variant="outlined"
        startIcon={<UploadFileIcon />}
        disabled={items.some(({ state }) => state === 'sending' || state === 'finishing')}
        onClick={open}
      >
        {t('newVersion')}
      </Button>
      {items.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ m: 0, mt: 1, p: 0 }}>
          {items.map((item) => (
            <UploadLine key={item.id} item={item} queue={queue} />
          ))}
        </Stack>
      )}
    </Box>
  );
}
