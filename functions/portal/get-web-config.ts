import { schools } from '#functions/domain/schools/school.ts';
import { loadSite } from '#functions/domain/schools/site.ts';
import { optionalEnv } from '#functions/platform/env.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { secrets } from '#functions/platform/secrets.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { DEMO_ACCOUNTS } from '#shared/accounts.ts';
import type { portal } from '#shared/contracts/portal.ts';
import type { SchoolId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';

async function publicSchool(schoolId: SchoolId | undefined, now: Date) {
  const school = schoolId && (await schools.get(schoolId));
  if (!school || school.state === 'closed') return null;
  return { id: school.id, name: school.name, logo: await mediaUrl(school.logo, now) };
}

/** The demo accounts keep the deployment's default password, which is public where the demo is on. */
async function demo() {
  if (optionalEnv('DEMO') !== '1') return null;
  return { accounts: DEMO_ACCOUNTS, password: (await secrets()).defaultPassword };
}

export const getWebConfig: UseCase<typeof portal.endpoints.webConfig> = async (
  visitor,
  input,
  deps,
) => {
  const now = deps.now();
  const [site, school, demoAccounts] = await Promise.all([
    loadSite(),
    publicSchool(input.school, now),
    demo(),
  ]);
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
    demo: demoAccounts,
    school,
  };
};

export const getServicePhone: UseCase<typeof portal.endpoints.servicePhone> = async () => {
  const { tel, qrcode } = await loadSite();
  return { tel, qrcode };
};
