// One file for vitest, so one process: the construct library and the engine of its rules take seconds
// to start, and what one part has synthesized the next one reads.
import './stack/auth.ts';
import './stack/data.ts';
import './stack/deployment.ts';
import './stack/drawing-layer.ts';
import './stack/edge.ts';
import './stack/edge-functions.ts';
import './stack/environment.ts';
import './stack/firewall.ts';
import './stack/logs.ts';
import './stack/metrics.ts';
import './stack/permissions.ts';
import './stack/rights.ts';
import './stack/routes.ts';
import './stack/security-rules.ts';
import './stack/web.ts';
