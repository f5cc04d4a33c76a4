import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { Facts } from '#frontend/src/ui/Facts.tsx';
import { LoadState } from '#frontend/src/ui/states/LoadState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { useVersion } from './queries.ts';

/** Which build answers. */
export function VersionCard() {
  const { t } = useTranslation('homes');
  const { dateTime } = useFormats();
  const { data, error, refetch } = useVersion();
  const builtOn = (built: string) =>
    Number.isNaN(Date.parse(built)) ? t('platform.unknown') : dateTime(built);
  return (
    <TitledCard title={t('platform.build')}>
      {data ? (
        <Facts
          facts={[
            [t('platform.version'), data.version],
            [t('platform.commit'), data.commit.slice(0, 12)],
            [t('platform.built'), builtOn(data.built)],
          ]}
        />
      ) : (
        <LoadState error={error} refetch={refetch} rows={2} />
      )}
    </TitledCard>
  );
}
