import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { SchoolFrame } from '#frontend/src/ui/SchoolFrame.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { CertificatesSection } from './family/CertificatesSection.tsx';
import { ChildHeader } from './family/ChildHeader.tsx';
import { HoursSection } from './family/HoursSection.tsx';
import { LessonsSection } from './family/LessonsSection.tsx';
import { NoticesSection } from './family/NoticesSection.tsx';
import { OverState } from './family/OverState.tsx';
import { RecordsSection } from './family/RecordsSection.tsx';
import { ReportsSection } from './family/ReportsSection.tsx';
import { SchoolSection } from './family/SchoolSection.tsx';
import {
  type Address,
  type FamilyPage as Page,
  schoolOfOver,
  useAddress,
  useFamilyPage,
  useSchoolFormats,
} from './family/use-family.ts';
import { WorksSection } from './family/WorksSection.tsx';

const TWO_COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

function Content({ page, address }: { readonly page: Page; readonly address: Address }) {
  const formats = useSchoolFormats(page.time_zone);
  return (
    <>
      <ChildHeader token={address.token} page={page} />
      <NoticesSection address={address} notices={page.notices} formats={formats} />
      <ReportsSection reports={page.reports} formats={formats} />
      <CertificatesSection certificates={page.certificates} address={address} formats={formats} />
      <Box sx={TWO_COLUMNS}>
        <Stack spacing={2}>
          <LessonsSection lessons={page.lessons} formats={formats} />
          <HoursSection hours={page.hours} formats={formats} />
        </Stack>
        <RecordsSection records={page.records} formats={formats} />
      </Box>
      <WorksSection key={page.child.id} address={address} works={page.works} formats={formats} />
      <SchoolSection school={page.school} />
    </>
  );
}

/** The page of one child for the family, behind a secret address. */
export default function FamilyPage() {
  const address = useAddress();
  const { data, error, isPending, refetch } = useFamilyPage(address);
  const over = schoolOfOver(error);
  usePageTitle(data?.child.name);
  return (
    <SchoolFrame maxWidth="md" school={over === undefined ? data?.school : over}>
      {isPending && <PageLoading />}
      {over !== undefined && <OverState school={over} />}
      {over === undefined && error && !data && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {over === undefined && data && <Content page={data} address={address} />}
    </SchoolFrame>
  );
}
