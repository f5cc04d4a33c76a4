import type { Language } from '#shared/languages.ts';
import { cht } from './cht.ts';
import { en } from './en.ts';
import type { SiteTexts } from './site-texts.ts';
import { zh } from './zh.ts';

export const SITE_TEXTS: Readonly<Record<Language, SiteTexts>> = { zh, cht, en };
