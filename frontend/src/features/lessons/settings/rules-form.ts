import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { type TimeRules, TimeRulesEdit } from '#shared/lessons/calendar-calls.ts';
import { toClock } from '../school-clock.ts';

export const ATTENDANCE = ['present', 'late', 'leave', 'absent', 'makeup'] as const;

const flagOf = (value: boolean): string => (value ? '1' : '0');

/** The values of the form. */
export const valuesOf = (rules: TimeRules) => ({
  opens: toClock(rules.opens),
  closes: toClock(rules.closes),
  week_start: String(rules.weekStart),
  charge_present: flagOf(rules.charges.present),
  charge_late: flagOf(rules.charges.late),
  charge_leave: flagOf(rules.charges.leave),
  charge_absent: flagOf(rules.charges.absent),
  charge_makeup: flagOf(rules.charges.makeup),
  leave_hours: String(rules.leaveHours),
  makeup_days: String(rules.makeupDays),
  overdraft: String(rules.overdraft),
  low_hours: String(rules.lowHours),
});
export type RulesValues = ReturnType<typeof valuesOf>;

export const rulesForm = textForm<RulesValues>()(TimeRulesEdit());
