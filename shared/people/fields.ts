import * as z from 'zod';
import { bit, ClassId, pictureUrl, SchoolId, UserId } from '#shared/fields.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { memoize } from '#shared/memoize.ts';
import { DEFAULT_REGION } from '#shared/regions/default-region.ts';
import { ABILITIES } from '#shared/teachers/abilities.ts';

/** Stored user info (specification 3). */
export const StoredUser = () =>
  z.object({
    id: UserId,
    account: z.string(),
    school_id: SchoolId,
    school_name: z.string(),
    /** The school's logo; empty when it has none, and in user info stored by older versions. */
    school_logo: pictureUrl.default(''),
    /** The school's time zone, in which times are shown; empty in user info stored by older versions. */
    time_zone: z.string().default(''),
    /** Country and currency of the school (ISO 3166-1 and 4217). */
    country: z.string().default(DEFAULT_REGION.country),
    currency: z.string().default(DEFAULT_REGION.currency),
    real_name: z.string(),
    nick: z.string(),
    avatar: pictureUrl,
    role_id: z.number().int(),
    school_admin: bit,
    /** Edition label in Chinese; `banben_cht` and `banben_en` in the other languages. */
    banben: z.string(),
    banben_cht: z.string(),
    banben_en: z.string(),
    /** Names of a student's classes; empty for everybody else. */
    className: z.string(),
    /** 1 for a demo account, which may switch roles. */
    demoStatus: bit,
    /** 1 when bound to a programming platform. */
    bcb: bit,
    /** What a teacher may do beyond teaching; empty for everybody else. */
    abilities: z.array(z.enum(ABILITIES)).default([]),
    /** 1 for a person with a first password, who has to choose one (`index/choose_pass`). */
    default_password: bit.default(0),
    /** 1 in a session that a sign-in card opened: password, phone and account cannot be changed in it. */
    by_card: bit.default(0),
  });
export type StoredUser = z.infer<ReturnType<typeof StoredUser>>;

/** Tokens of one session: `token` is the ID token and goes into the Authorization header. */
export const SessionTokens = () =>
  z.object({
    token: z.string(),
    access_token: z.string(),
    refresh_token: z.string(),
  });
export type SessionTokens = z.infer<ReturnType<typeof SessionTokens>>;

/** Profile record (specification 3). */
export const ProfileDto = () =>
  z.object({
    id: UserId,
    account: z.string(),
    real_name: z.string(),
    avatar: pictureUrl,
    /** `className`: all names in one text; `classOwn`: the classes one by one. */
    classes: z.object({
      className: z.string(),
      classOwn: z.array(z.object({ id: ClassId, name: z.string() })),
    }),
    nick: z.string(),
    phone: z.string(),
    email: z.string(),
    remark: z.string(),
  });
export type ProfileDto = z.infer<ReturnType<typeof ProfileDto>>;

export interface MenuItem {
  readonly name: string;
  readonly icon: string;
  readonly url: string;
  readonly children: MenuItem[];
}

/** A recursive schema, made once: a new one for each level would never end. */
export const MenuItem: () => z.ZodType<MenuItem> = memoize(() =>
  z.object({
    name: z.string(),
    icon: z.string(),
    url: z.string(),
    get children() {
      return z.array(MenuItem());
    },
  }),
);

export const LanguageCode = () => z.enum(LANGUAGES);
