import type { Node } from 'constructs';
import * as z from 'zod';

/** Retention times that CloudWatch Logs supports, in days. */
const RETENTION = [
  1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1827, 3653,
] as const;

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback);

/** Everything that `cdk deploy -c <name>=<value>` may set; docs/deployment.md explains each. */
const Settings = z
  .object({
    /** A school (or an environment such as `staging`) with a deployment of its own. */
    school: z
      .string()
      .regex(/^[a-z][a-z0-9-]{1,29}$/, 'lower-case letters, digits and hyphens, 2 to 30 characters')
      .optional(),
    region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/),
    domain: z.string().optional(),
    certificateArn: z
      .string()
      .startsWith('arn:aws:acm:us-east-1:', 'must be in us-east-1')
      .optional(),
    /** An existing CloudFront web ACL instead of one for this deployment. */
    webAclArn: z.string().startsWith('arn:aws:wafv2:us-east-1:', 'must be in us-east-1').optional(),
    alarmEmail: z.email().optional(),
    /** The sender of e-mails, perhaps with a name: `Classroom <no-reply@school.example>`. Without it none are sent. */
    mailFrom: z
      .string()
      .regex(
        /^(?:[^<>@"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'an address, or a name and <address>',
      )
      .optional(),
    /** What SES has verified of it: the domain unless it is named. */
    mailIdentity: z
      .string()
      .regex(/^[\w.+@-]+$/)
      .optional(),
    /** In USD. */
    monthlyBudget: z.coerce.number().positive().optional(),
    /** 1 records traces of calls in X-Ray. */
    tracing: z.enum(['0', '1']).default('0'),
    demo: z.enum(['0', '1']).default('0'),
    /** 1: the files of Scratch's own library are in the web bucket, too. */
    scratchLibrary: z.enum(['0', '1']).default('0'),
    /** 0 removes the service worker, and what it keeps, from the devices of all children. */
    offlinePages: z.enum(['0', '1']).default('1'),
    /** The target of `index/bian_cheng_ba`; none by default. */
    programmingPlatformUrl: z.url({ protocol: /^https$/ }).optional(),
    userPoolPlan: z.enum(['LITE', 'ESSENTIALS', 'PLUS']).default('LITE'),
    logDays: z.coerce
      .number()
      .refine(
        (days): days is (typeof RETENTION)[number] => RETENTION.some((known) => known === days),
        {
          error: `one of ${RETENTION.join(', ')}`,
        },
      )
      .default(90),
    requestsPerSecond: count(2_000),
    requestBurst: count(1_000),
    requestsPerAddress: count(20_000),
    loginsPerAddress: count(1_500),
    /** A table restored from a backup, which the functions use instead of the stack's own. */
    restoredTable: z
      .string()
      .regex(/^[\w.-]{3,255}$/)
      .optional(),
    /**
     * A higher number makes the deployment complete its keys again, and hands keys and edge token to CloudFront
     * and every function anew.
     */
    keysRevision: count(1),
  })
  .refine(({ domain, certificateArn }) => Boolean(domain) === Boolean(certificateArn), {
    error: 'domain and certificateArn go together',
  })
  .refine(({ mailFrom, mailIdentity }) => !mailIdentity || Boolean(mailFrom), {
    error: 'mailIdentity needs mailFrom, which it allows',
  })
  .refine(({ monthlyBudget, alarmEmail }) => !monthlyBudget || Boolean(alarmEmail), {
    error: 'monthlyBudget needs alarmEmail, which it writes to',
  });
type Settings = z.output<typeof Settings>;

export const SETTING_NAMES = Object.keys(Settings.shape);

export interface Deployment extends Settings {
  /** Prefix of names in account-wide namespaces. */
  readonly name: string;
  /** Prefix of every stack. */
  readonly stack: string;
}

/** The domain of a sender of e-mails, with a name or without. */
export const mailDomain = (sender: string): string => sender.replace(/^.*@|>$/g, '');

/** Reads and checks the settings. Throws an error that names the wrong one. */
export function readDeployment(node: Node): Deployment {
  const context = Object.fromEntries(
    SETTING_NAMES.map((key) => [key, node.tryGetContext(key) ?? undefined]),
  );
  const settings = Settings.safeParse(context);
  if (!settings.success)
    throw new Error(`Context of the deployment: ${z.prettifyError(settings.error)}`);
  const { school, mailFrom, mailIdentity } = settings.data;
  return {
    ...settings.data,
    mailIdentity: mailIdentity ?? (mailFrom && mailDomain(mailFrom)),
    name: school ? `cloud-classroom-${school}` : 'cloud-classroom',
    stack: school ? `CloudClassroom-${school}` : 'CloudClassroom',
  };
}
