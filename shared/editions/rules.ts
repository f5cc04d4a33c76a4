import * as z from 'zod';
import type { Texts } from '#shared/languages.ts';
import type { FunctionId } from '#shared/schools/functions.ts';

export const EditionId = z.enum(['trial', 'standard', 'professional', 'flagship', 'platform']);
export type EditionId = z.infer<typeof EditionId>;

interface Edition {
  readonly label: Texts;
  readonly summary: Texts;
  /** Caps of accounts and storage (GB). */
  readonly teachers: number;
  readonly students: number;
  readonly storageGb: number;
  /** What a month's traffic of people's files may be (GB). Above it the school is told; nothing is refused. */
  readonly trafficGb: number;
  /** Days for which the logs of sign-ins and operations are kept and shown; `LIMITS.logRetentionDays` at most. */
  readonly logDays: number;
  readonly functions: readonly FunctionId[];
  /** Offered to schools; the platform's own edition is not. */
  readonly offered: boolean;
}

/** Every edition has all functions; they differ by how much of them. */
const ALL = [
  'accounts',
  'calendar',
  'records',
  'tasks',
  'works',
  'hours',
  'statistics',
  'families',
  'cards',
  'notices',
  'export',
] as const satisfies readonly FunctionId[];

/** The editions of the service and what each includes. The one place for their caps and labels. */
export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  trial: {
    label: { zh: '试用版', cht: '試用版', en: 'Trial' },
    summary: {
      zh: '30 天免费试用全部功能',
      cht: '30 天免費試用全部功能',
      en: 'All functions, free for 30 days',
    },
    teachers: 5,
    students: 50,
    storageGb: 2,
    trafficGb: 20,
    logDays: 90,
    functions: ALL,
    offered: true,
  },
  standard: {
    label: { zh: '标准版', cht: '標準版', en: 'Standard' },
    summary: {
      zh: '适合起步的培训中心',
      cht: '適合起步的培訓中心',
      en: 'For a training centre that is starting out',
    },
    teachers: 12,
    students: 300,
    storageGb: 50,
    trafficGb: 500,
    logDays: 180,
    functions: ALL,
    offered: true,
  },
  professional: {
    label: { zh: '专业版', cht: '專業版', en: 'Professional' },
    summary: {
      zh: '适合多名教师、多间教室的学校',
      cht: '適合多位教師、多間教室的學校',
      en: 'For a school with several teachers and rooms',
    },
    teachers: 40,
    students: 1500,
    storageGb: 300,
    trafficGb: 3000,
    logDays: 365,
    functions: ALL,
    offered: true,
  },
  flagship: {
    label: { zh: '旗舰版', cht: '旗艦版', en: 'Flagship' },
    summary: {
      zh: '适合大型学校，可独立部署',
      cht: '適合大型學校，可獨立部署',
      en: 'For a large school; a deployment of its own is possible',
    },
    teachers: 200,
    students: 10000,
    storageGb: 2000,
    trafficGb: 20000,
    logDays: 400,
    functions: [...ALL, 'deployment'],
    offered: true,
  },
  platform: {
    label: { zh: '平台', cht: '平台', en: 'Platform' },
    summary: { zh: '平台运营', cht: '平台營運', en: 'Platform operation' },
    teachers: 0,
    students: 0,
    storageGb: 0,
    trafficGb: 0,
    logDays: 400,
    functions: [],
    offered: false,
  },
};

const GB = 1024 ** 3;
/** Bytes that a school of an edition may store; 0 for no limit, as for the platform itself. */
export const storageQuota = (edition: EditionId): number => EDITIONS[edition].storageGb * GB;
/** Bytes of a month's traffic that an edition includes; 0 for no limit. */
export const trafficQuota = (edition: EditionId): number => EDITIONS[edition].trafficGb * GB;
