import * as z from 'zod';
import { post } from '#shared/endpoint.ts';
import { nothing, oneOf, pictureUrl, SchoolId } from '#shared/fields.ts';
import { HELP_TOPIC_IDS } from '#shared/help/topics.ts';
import { LanguageCode } from '#shared/people/fields.ts';
import { ServiceHours } from '#shared/schools/service-hours.ts';

const servicePhone = post('index/tel', {
  summary: 'How the platform is reached: phone, QR code, mail, and when somebody answers.',
  access: 'public',
  writes: 'no',
  budget: { read: 1, write: 0 },
  input: nothing,
  output: () =>
    z.object({
      tel: z.string(),
      qrcode: z.string(),
      mail: z.string(),
      /** By the clock of `time_zone`. */
      hours: z.array(ServiceHours()),
      time_zone: z.string(),
    }),
});

const banners = post('index/return_banner', {
  summary: 'What the public home announces, in the language of the caller.',
  access: 'public',
  writes: 'no',
  budget: { read: 1, write: 0 },
  input: nothing,
  output: () =>
    z.object({
      list: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          text: z.string(),
          picture: pictureUrl,
          /** A path of this site, or an address with https. */
          link: z.string(),
        }),
      ),
    }),
});

const webConfig = post('index/return_webconfig', {
  summary:
    'Site name, logo, SEO, languages, whether e-mails are sent, and demo switch; with school also the name and logo of that school.',
  access: 'public',
  writes: 'no',
  budget: { read: 1, write: 0 },
  input: () => z.object({ school: SchoolId.optional() }),
  output: () =>
    z.object({
      name: z.string(),
      logo: pictureUrl,
      seo: z.object({ title: z.string(), description: z.string(), keywords: z.string() }),
      languages: z.array(LanguageCode()),
      /** E-mails are sent: codes may go to an e-mail address. */
      email: z.boolean(),
      /** Present where the demo accounts may be used: their names by role and the password they share. */
      demo: z
        .object({ accounts: z.record(z.string(), z.string()), password: z.string() })
        .nullable(),
      school: z.object({ id: SchoolId, name: z.string(), logo: pictureUrl }).nullable(),
    }),
});

const helpPictures = post('index/help_pic', {
  summary:
    'Pictures of the help, of one topic or of all: where they are, in the language of the caller, and what they show.',
  access: 'public',
  writes: 'no',
  budget: { read: 0, write: 0 },
  input: () => z.object({ topic: oneOf(HELP_TOPIC_IDS).optional() }),
  output: () =>
    z.object({
      list: z.array(
        z.object({
          topic: z.enum(HELP_TOPIC_IDS),
          name: z.string(),
          url: z.string(),
          caption: z.string(),
          /** In pixels. */
          width: z.number().int(),
          height: z.number().int(),
        }),
      ),
    }),
});

/** What the site says of itself to everybody. */
export const siteCalls = { servicePhone, banners, webConfig, helpPictures };
