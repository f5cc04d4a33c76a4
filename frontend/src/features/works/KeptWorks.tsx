import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkGrid } from '#frontend/src/entities/works/WorkGrid.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton, type MorePages } from '#frontend/src/ui/states/MoreButton.tsx';
import type { WorkDto } from '#shared/works/fields.ts';
import { RemovedCard, WorkCard } from './WorkCard.tsx';

export type Scope = 'mine' | 'trash';

interface ChoiceProps {
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Switches between works and the bin. */
export function ScopeChoice({ scope, onChange }: ChoiceProps) {
  const { t } = useTranslation('works');
  return (
    <ToggleButtonGroup
      exclusive
      value={scope}
      aria-label={t('which')}
      onChange={(_, chosen: Scope | null) => chosen && onChange(chosen)}
    >
      <ToggleButton value="mine">{t('kept')}</ToggleButton>
      <ToggleButton value="trash">{t('trash')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

interface Props {
  readonly scope: Scope;
  /** What an infinite query of works answers. */
  readonly query: MorePages & {
    readonly data: readonly WorkDto[] | undefined;
    readonly refetch: () => Promise<unknown>;
  };
  /** Shown when there are no works. */
  readonly hint?: string;
  /** More buttons of a work that is not in the bin. */
  readonly actionsOf?: (work: WorkDto) => ReactNode;
}

/** Works that the user may edit, as cards. */
export function KeptWorks({ scope, query, hint, actionsOf }: Props) {
  const { t } = useTranslation('works');
  const { data, error } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.length === 0 && !query.hasNextPage)
    return (
      <EmptyState
        icon={<EmptyPicture name="works" />}
        title={t(scope === 'mine' ? 'none' : 'noneRemoved')}
        {...(scope === 'mine' && hint && { hint })}
      />
    );
  return (
    <>
      <WorkGrid label={t(scope)}>
        {data.map((work) =>
          scope === 'mine' ? (
            <WorkCard key={work.id} work={work} actions={actionsOf?.(work)} />
          ) : (
            <RemovedCard key={work.id} work={work} />
          ),
        )}
      </WorkGrid>
      <MoreButton query={query} sx={{ mt: 2 }} />
    </>
  );
}
