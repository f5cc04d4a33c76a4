import { schools } from '#functions/domain/schools/school.ts';
import { loadSite } from '#functions/domain/schools/site.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { optionalEnv } from '#functions/platform/env.ts';
import { hasMail } from '#functions/platform/mail-provider.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { SchoolId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#shared/people/accounts.ts';
import type { portal } from '#shared/portal/contract.ts';

async function publicSchool(schoolId: SchoolId | undefined, now: Date) {
  const school = schoolId && (await schools.get(schoolId));
  if (!school || school.state === 'closed') return null;
  return { id: school.id, name: school.name, logo: await mediaUrl(school.logo, now) };
}

const demo = () =>
  optionalEnv('DEMO') === '1' ? { accounts: DEMO_ACCOUNTS, password: DEMO_PASSWORD } : null;

export const getWebConfig: Reading<typeof portal.endpoints.webConfig> = async (
  visitor,
  input,
  deps,
) => {
  const now = deps.now();
  const [site, school] = await Promise.all([loadSite(), publicSchool(input.school, now)]);
  const { language } = visitor;
  return {
    name: site.name[language],
    logo: await mediaUrl(site.logo, now),
    seo: {
      title: site.title[language],
      description: site.description[language],
      keywords: site.keywords[language],
    },
    languages: [...LANGUAGES],
    email: hasMail(),
    demo: demo(),
    school,
  };
};

export const getServicePhone: Reading<typeof portal.endpoints.servicePhone> = async () => {
  const { tel, qrcode, mail, hours, timeZone } = await loadSite();
  return { tel, qrcode, mail, hours, time_zone: timeZone };
};
