import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkViewer } from '#frontend/src/entities/works/view/WorkViewer.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { WallStudent, WallTile } from '#shared/wall/fields.ts';
import { HelpActions } from './HelpActions.tsx';
import { useProject } from './queries.ts';
import { needsHelp } from './seats.ts';

interface Props {
  readonly lesson: string;
  readonly student: WallStudent;
  readonly editor: WallTile;
  readonly onClose: () => void;
}

/** Plays the project that the student saved last; a button loads a newer one. */
export function ProjectDialog({ lesson, student, editor, onClose }: Props) {
  const { t } = useTranslation('wall');
  const { time } = useFormats();
  const [asked, setAsked] = useState(0);
  const { data, error, refetch } = useProject(lesson, student.student_id, asked);
  const { name } = student;
  const isOlder = data !== undefined && editor.saved > data.version.at;
  return (
    <ClosableDialog title={data ? `${name} · ${data.title}` : name} maxWidth="lg" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          {needsHelp({ student, editor }) && (
            <HelpActions lesson={lesson} name={name} editor={editor} />
          )}
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <PageLoading />}
          {data && (
            <>
              <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                <Typography color="textSecondary" sx={{ flex: 1 }}>
                  {t('savedAt', { time: time(data.version.at) })}
                </Typography>
                {isOlder && <Button onClick={() => setAsked(asked + 1)}>{t('showNewer')}</Button>}
              </Stack>
              <WorkViewer
                key={data.version.no}
                file={{ kind: 'scratch', title: data.title, ...data.version }}
                withBlocks
              />
            </>
          )}
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
