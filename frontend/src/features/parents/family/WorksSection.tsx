import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WorkPicture } from '#frontend/src/entities/works/WorkPicture.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';
import { MoreButton, type MorePages } from '#frontend/src/ui/states/MoreButton.tsx';
import { Nothing, Section } from './Section.tsx';
import { type Address, type FamilyPage, type SchoolFormats, useMoreWorks } from './use-family.ts';

type Work = FamilyPage['works']['list'][number];

interface Props {
  readonly address: Address;
  readonly works: FamilyPage['works'];
  readonly formats: SchoolFormats;
}

function WorkTile({ work, to, day }: { readonly work: Work; readonly to: string; day: string }) {
  return (
    <Card component="li" variant="outlined">
      <CardActionArea component={Link} to={to}>
        <WorkPicture work={work} />
        <CardContent>
          <Typography component="h3" noWrap title={work.title} sx={{ fontWeight: 700 }}>
            {work.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {day}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

/** The works that came with the page, and further ones on request. */
function useAllWorks({ address, works }: Omit<Props, 'formats'>) {
  const [asked, setAsked] = useState(false);
  const more = useMoreWorks(address, works.cursor ?? null, asked);
  const shown = [...works.list, ...(more.data?.pages ?? []).flatMap(({ list }) => list)];
  // The first page of them is no next page of a query: it is asked for by enabling it.
  const pages: MorePages = more.data
    ? more
    : {
        hasNextPage: Boolean(works.cursor),
        isFetchingNextPage: more.isFetching,
        isFetchNextPageError: more.isError,
        error: more.error,
        fetchNextPage: async () => (asked ? more.refetch() : setAsked(true)),
      };
  return { shown, pages };
}

/** Works that the child has published, to be played. */
export function WorksSection({ address, works, formats }: Props) {
  const { t } = useTranslation('parents');
  const { shown, pages } = useAllWorks({ address, works });
  const { token, child } = address;
  return (
    <Section title={t('family.works')}>
      {shown.length === 0 && !pages.hasNextPage && <Nothing>{t('family.noWorks')}</Nothing>}
      <CardGrid gap={1.5} columns="repeat(auto-fill, minmax(140px, 1fr))">
        {shown.map((work) => (
          <WorkTile
            key={work.id}
            work={work}
            to={paths.familyWork(token, work.id, child)}
            day={formats.date(work.published)}
          />
        ))}
      </CardGrid>
      <MoreButton query={pages} sx={{ mt: 2 }}>
        {t('family.moreWorks')}
      </MoreButton>
    </Section>
  );
}
