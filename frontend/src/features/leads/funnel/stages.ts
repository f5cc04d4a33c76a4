import { FUNNEL_FIGURES, type FunnelFigure } from '#shared/leads/rules.ts';

/** The steps that a lead goes, apart from those that were lost. */
export const STEPS = FUNNEL_FIGURES.filter(
  (figure): figure is Exclude<FunnelFigure, 'lost'> => figure !== 'lost',
);
