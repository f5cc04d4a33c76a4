import { expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { bulkIntent, newBulk, ROOM_STAYS } from './bulk-form.ts';

const initial = newBulk('2026-11-23');
const class_id = newId('class');

it('has no request while no class or teacher is chosen or nothing would change', () => {
  expect(bulkIntent(initial, initial, undefined)).toBeNull();
  expect(bulkIntent({ ...initial, class_id }, initial, undefined)).toBeNull();
  expect(
    bulkIntent({ ...initial, target: 'school', action: 'remove' }, initial, undefined),
  ).toBeNull();
});

it('sends only what changes', () => {
  const moved = { ...initial, class_id, shift_days: '-7', start: '09:00' };

  expect(bulkIntent(moved, initial, undefined)).toEqual({
    call: 'bulk',
    payload: { action: 'edit', class_id, from: '2026-11-23', shift_days: '-7', start: '09:00' },
  });
});

it('distinguishes no room from the unchanged room', () => {
  expect(
    bulkIntent({ ...initial, class_id, room_id: '' }, initial, undefined)?.payload,
  ).toMatchObject({
    room_id: '',
  });
  expect(
    bulkIntent({ ...initial, class_id, room_id: ROOM_STAYS, start: '09:00' }, initial, undefined)
      ?.payload,
  ).not.toHaveProperty('room_id');
});

it('removes lessons without the fields of changes', () => {
  const day = { ...initial, action: 'remove', target: 'school', to: '2026-11-23', start: '09:00' };

  expect(bulkIntent(day, initial, undefined)?.payload).toEqual({
    action: 'remove',
    from: '2026-11-23',
    to: '2026-11-23',
  });
});
