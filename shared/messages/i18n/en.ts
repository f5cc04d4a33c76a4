import type { messagesZh } from './zh.ts';

export const messagesEn: Readonly<Record<keyof typeof messagesZh, string>> = {
  'messages.codeSubject': '{site}: {code} is your code',
  'messages.code':
    '[{site}] Your code is {code}. It is valid for {minutes} minutes. Do not tell anybody. If you did not ask for it, ignore this message.',
  'messages.tooSoon': 'You can get another code in {seconds} seconds.',
  'messages.moreWork': 'Many codes are being requested from your network. Please try again.',
  'messages.tooMany': 'At most {count} codes are sent within 24 hours. Please try again later.',
  'messages.noNumbers': 'No student of this class has a phone number: there is nobody to write to.',
  'messages.noneLeft': 'The {limit} messages of today are used up. Please send it tomorrow.',
  'messages.tooFewLeft': 'Only {left} messages are left for today, too few for this class.',
  'messages.trialWords': 'During the trial only the ready-made messages can be sent.',
  'messages.bound.phone': 'Your phone number is bound.',
  'messages.bound.email': 'Your e-mail address is bound.',
};
