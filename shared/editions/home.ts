import { homePart } from '#shared/homes/part.ts';
import { editions } from './contract.ts';

const { services, version } = editions.endpoints;

export const EDITIONS_HOME = {
  editions: homePart(services, ['staff', 'platform'], {}),
  version: homePart(version, ['platform'], {}),
};
