import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { ServiceHours } from '#shared/schools/service-hours.ts';

const Texts = () => z.object({ zh: z.string(), cht: z.string(), en: z.string() });

const Banner = () =>
  z.object({
    id: z.string(),
    title: Texts(),
    text: Texts(),
    /** Object key; empty or absent for none. */
    picture: z.string().optional(),
    link: z.string(),
  });

/** What the platform publishes about itself: one item, edited by its operators. */
export const Site = () =>
  z.object({
    name: Texts(),
    /** Object key; empty for the built-in logo. */
    logo: z.string(),
    title: Texts(),
    description: Texts(),
    keywords: Texts(),
    /** Service phone, and the address that its QR code opens; empty when there is none. */
    tel: z.string(),
    qrcode: z.string(),
    mail: z.string().default(''),
    /** When somebody answers, by the clock of `timeZone`; empty when that is not said. */
    hours: z.array(ServiceHours()).default([]),
    timeZone: z.string().default('Asia/Shanghai'),
    /** What the public home announces; absent for the built-in ones (`shared/site-banners.ts`). */
    banners: z.array(Banner()).max(8).optional(),
  });
export type Site = z.infer<ReturnType<typeof Site>>;

const sites = entity({
  type: 'site',
  version: 1,
  schema: Site,
  key: (_: null) => ({ pk: 'PLATFORM', sk: 'SITE' }),
});

/** Of a deployment whose operators have not edited it yet. */
export const DEFAULT_SITE: Site = {
  name: { zh: '云课堂', cht: '雲端課堂', en: 'Cloud Classroom' },
  logo: '',
  title: {
    zh: '云课堂 · 少儿编程教学与教务平台',
    cht: '雲端課堂 · 兒童程式設計教學與教務平台',
    en: 'Cloud Classroom · teach programming and run your school',
  },
  description: {
    zh: '面向少儿编程与人工智能教育的教学和教务管理平台',
    cht: '為兒童程式設計與人工智慧教育打造的教學與教務管理平台',
    en: 'Teaching and school management for programming and AI education of children',
  },
  keywords: {
    zh: '少儿编程,教务,云课堂',
    cht: '兒童程式設計,教務,雲端課堂',
    en: 'programming, school, classroom',
  },
  tel: '',
  qrcode: '',
  mail: '',
  hours: [],
  timeZone: 'Asia/Shanghai',
};

export const loadSite = async (): Promise<Site> => (await sites.get(null)) ?? DEFAULT_SITE;
export const saveSite = (site: Site): Promise<void> => sites.overwrite(null, site);
