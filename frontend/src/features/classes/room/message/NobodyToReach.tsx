import PhoneDisabledIcon from '@mui/icons-material/PhoneDisabled';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Reach } from './ReachNotice.tsx';

interface Props {
  readonly reach: Reach;
  readonly onClose: () => void;
}

/** Nobody in the class has a number, or nobody is in it. */
export function NobodyToReach({ reach, onClose }: Props) {
  const { t } = useTranslation('classes');
  const { t: common } = useTranslation();
  const isEmpty = reach.without.length === 0;
  return (
    <>
      <DialogContent>
        <EmptyState
          icon={<PhoneDisabledIcon color="disabled" fontSize="large" />}
          title={t(isEmpty ? 'noStudents' : 'message.nobody')}
          hint={t(isEmpty ? 'noStudentsHint' : 'message.nobodyHint')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('close')}</Button>
        {!isEmpty && (
          <Button variant="contained" component={Link} to={paths.students}>
            {t('message.toStudents')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
