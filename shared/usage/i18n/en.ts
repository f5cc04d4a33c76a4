import type { usageZh } from './zh.ts';

export const usageEn: Record<keyof typeof usageZh, string> = {
  'usage.spaceWarned.title': '{percent}% of your storage is used',
  'usage.spaceWarned.body':
    'Your school has used {percent}% of its storage. Once it is full, works can no longer be saved and files can no longer be uploaded. See what takes the space and what can be freed under “Storage and traffic”, or upgrade your edition.',
  'usage.trafficWarned.title': '{percent}% of this month’s traffic is used',
  'usage.trafficWarned.body':
    'Your school has used {percent}% of this month’s traffic. Lessons and files keep working above the limit, but please see under “Storage and traffic” where it goes, or upgrade your edition.',
};
