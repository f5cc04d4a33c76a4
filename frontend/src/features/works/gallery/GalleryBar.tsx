import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#frontend/src/ui/table/SearchField.tsx';
import { WORK_CATEGORIES } from '#shared/works/rules.ts';
import { ClassChoice } from './ClassChoice.tsx';
import { type GalleryQuestion, useScopes } from './use-gallery.ts';

interface Props {
  readonly question: GalleryQuestion;
  readonly change: (changes: Readonly<Record<string, string>>) => void;
}

const ROW = { alignItems: 'center', flexWrap: 'wrap' } as const;

function Scopes({ question: { scope }, change }: Props) {
  const { t } = useTranslation('works');
  const scopes = useScopes();
  if (scopes.length === 1) return null;
  return (
    <ToggleButtonGroup
      exclusive
      value={scope}
      aria-label={t('scopes')}
      onChange={(_, chosen: string | null) => chosen && change({ scope: chosen, search: '' })}
    >
      {scopes.map((each) => (
        <ToggleButton key={each} value={each}>
          {t(`scope.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Order({ question: { order, search }, change }: Props) {
  const { t } = useTranslation('works');
  return (
    <ToggleButtonGroup
      exclusive
      // Search results are ordered by match.
      disabled={search !== ''}
      value={order}
      aria-label={t('order')}
      onChange={(_, chosen: string | null) => chosen && change({ order: chosen })}
    >
      <ToggleButton value="new">{t('newest')}</ToggleButton>
      <ToggleButton value="likes">{t('mostLiked')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

function Categories({ question: { category }, change }: Props) {
  const { t } = useTranslation('works');
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label={t('fields.category')}
      // On phones one row that scrolls sideways, to leave room for the works.
      sx={{ flexWrap: { xs: 'nowrap', sm: 'wrap' }, overflowX: 'auto', py: 0.5 }}
    >
      {(['', ...WORK_CATEGORIES] as const).map((each) => (
        <Chip
          key={each}
          clickable
          label={each ? t(`category.${each}`) : t('allCategories')}
          color={each === category ? 'primary' : 'default'}
          variant={each === category ? 'filled' : 'outlined'}
          aria-pressed={each === category}
          onClick={() => change({ category: each })}
          sx={({ layout }) => ({ height: layout.touch, borderRadius: 5, px: 1, flexShrink: 0 })}
        />
      ))}
    </Stack>
  );
}

/** Filters and order of the gallery. */
export function GalleryBar(props: Props) {
  const { t } = useTranslation('works');
  const { question, change } = props;
  const inClass = question.scope === 'class';
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={ROW}>
        <Scopes {...props} />
        {inClass && (
          <ClassChoice
            value={question.classId}
            onChange={(id) => change({ scope: 'class', class: id })}
          />
        )}
        <Order {...props} />
        {!inClass && (
          <SearchField
            label={t('searchTitle')}
            value={question.search}
            onSearch={(search) => change({ search })}
          />
        )}
      </Stack>
      <Categories {...props} />
    </Stack>
  );
}
