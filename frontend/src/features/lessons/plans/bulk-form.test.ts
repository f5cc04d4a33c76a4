import { expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { bulkIntent, newBulk, ROOM_STAYS } from './bulk-form.ts';

const began = newBulk('2026-11-23');
const class_id = newId('class');

it('asks for nothing while nobody is named or nothing would change', () => {
  expect(bulkIntent(began, began, undefined)).toBeNull();
  expect(bulkIntent({ ...began, class_id }, began, undefined)).toBeNull();
  expect(bulkIntent({ ...began, target: 'school', action: 'remove' }, began, undefined)).toBeNull();
});

it('sends only what changes', () => {
  const moved = { ...began, class_id, shift_days: '-7', start: '09:00' };

  expect(bulkIntent(moved, began, undefined)).toEqual({
    call: 'bulk',
    payload: { action: 'edit', class_id, from: '2026-11-23', shift_days: '-7', start: '09:00' },
  });
});

it('tells no room from the room that it has', () => {
  expect(bulkIntent({ ...began, class_id, room_id: '' }, began, undefined)?.payload).toMatchObject({
    room_id: '',
  });
  expect(
    bulkIntent({ ...began, class_id, room_id: ROOM_STAYS, start: '09:00' }, began, undefined)
      ?.payload,
  ).not.toHaveProperty('room_id');
});

it('deletes the lessons of days, whatever the fields of changes say', () => {
  const day = { ...began, action: 'remove', target: 'school', to: '2026-11-23', start: '09:00' };

  expect(bulkIntent(day, began, undefined)?.payload).toEqual({
    action: 'remove',
    from: '2026-11-23',
    to: '2026-11-23',
  });
});
