import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { type StudentAbout, useLinkSiblings, usePartSiblings } from '../queries.ts';

type Sibling = StudentAbout['siblings'][number];

interface Question {
  readonly what: 'link' | 'part';
  readonly sibling: Sibling;
}

interface LineProps {
  readonly sibling: Sibling;
  readonly label: string;
  readonly onAct: () => void;
}

const Line = ({ sibling: { id, name }, label, onAct }: LineProps) => (
  <ListItem disableGutters divider sx={{ justifyContent: 'space-between', gap: 1 }}>
    <Link component={RouterLink} to={paths.student(id)} sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Link>
    <Button size="small" aria-label={`${label}: ${name}`} onClick={onAct}>
      {label}
    </Button>
  </ListItem>
);

interface AskProps {
  readonly about: StudentAbout;
  readonly question: Question;
  readonly onClose: () => void;
}

function AskDialog({ about: { student }, question: { what, sibling }, onClose }: AskProps) {
  const { t } = useTranslation('students');
  const linking = useLinkSiblings();
  const parting = usePartSiblings();
  const { mutate, isPending } = what === 'link' ? linking : parting;
  const confirm = () =>
    mutate(
      { student_id: student.id, sibling_id: sibling.id },
      { onSuccess: () => toast.success(t(`profile.${what}Done`)), onSettled: onClose },
    );
  const names = { name: student.name, sibling: sibling.name };
  return (
    <ConfirmDialog
      open
      destructive={what === 'part'}
      title={t(`profile.${what}Title`, names)}
      text={t(`profile.${what}Text`, names)}
      confirmLabel={t(`profile.${what}`)}
      working={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

/** The siblings of a student, and students with the same phone, whom staff can link. */
export function SiblingsCard({ about }: { readonly about: StudentAbout }) {
  const { t } = useTranslation('students');
  const [question, ask] = useState<Question | null>(null);
  const { siblings, same_phone: same } = about;
  return (
    <TitledCard title={t('profile.siblings')}>
      <Stack spacing={1}>
        {siblings.length === 0 && <Typography>{t('profile.noSiblings')}</Typography>}
        <List disablePadding>
          {siblings.map((sibling) => (
            <Line
              key={sibling.id}
              sibling={sibling}
              label={t('profile.part')}
              onAct={() => ask({ what: 'part', sibling })}
            />
          ))}
        </List>
        {same.list.length > 0 && (
          <Typography color="textSecondary">{t('profile.samePhone')}</Typography>
        )}
        <List disablePadding>
          {same.list.map((sibling) => (
            <Line
              key={sibling.id}
              sibling={sibling}
              label={t('profile.link')}
              onAct={() => ask({ what: 'link', sibling })}
            />
          ))}
        </List>
        {same.others > 0 && (
          <Typography color="textSecondary">
            {t('profile.samePhoneOthers', { count: same.others })}
          </Typography>
        )}
      </Stack>
      {question && <AskDialog about={about} question={question} onClose={() => ask(null)} />}
    </TitledCard>
  );
}
