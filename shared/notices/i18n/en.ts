import type { noticesZh } from './zh.ts';

export const noticesEn: Record<keyof typeof noticesZh, string> = {
  'notices.missing': 'This notice does not exist, or was not sent to you.',
  'notices.withdrawn': 'The school has withdrawn this notice.',
  'notices.isWithdrawn':
    'This notice was withdrawn and cannot be changed. Copy it to publish it again.',
  'notices.notYours': 'You can manage only your own notices.',
  'notices.onlyOwn': 'Teachers can write only to their own classes and students.',
  'notices.notOut': 'This notice is not published, or was withdrawn.',
  'notices.notDraft': 'Only drafts can be deleted. Withdraw a published notice instead.',
  'notices.remindedAlready':
    'A reminder was sent within the last 24 hours. You can send another tomorrow.',
  'notices.tooOld': 'Notices older than {days} days cannot be reminded of.',
  'notices.tooManyPinned': 'You can pin {count} notices at most. Unpin another one first.',
  'notices.noTemplate': 'This template does not exist.',
  'notices.notYourTemplate': 'You can remove only your own templates.',
  'rule.roles.no_readers': 'Choose who gets the notice',
  'notices.notPublished.title': 'The notice “{title}” was not published',
  'notices.notPublished.body':
    'When it was due, its author could no longer write to everybody chosen: a class or a permission has changed. It is a draft again. Check it, then publish it.',
};
