import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { HOURS_HOME } from '#shared/hours/home.ts';

const { call, payload } = HOURS_HOME.lowHours;

/** The first students with few hours left, those with a negative balance first. */
export const useLowHours = () => useQuery(queryOf(call, payload));
