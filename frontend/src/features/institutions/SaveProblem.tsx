import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { CODE } from '#shared/codes.ts';

interface Props {
  readonly problem: Error | null;
  readonly onDiscardOwn: () => void;
}

/** The error of a save. If somebody else saved in between, offers to load their version. */
export function SaveProblem({ problem, onDiscardOwn }: Props) {
  const { t } = useTranslation('institutions');
  const isConflict = problem instanceof ApiError && problem.code === CODE.wait;
  return (
    <>
      <FormProblem problem={problem} />
      {isConflict && <Button onClick={onDiscardOwn}>{t('takeTheirs')}</Button>}
    </>
  );
}
