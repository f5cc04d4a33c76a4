import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersPolicyProps,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';

/** Headers that CloudFront has settings for; it refuses them as custom headers. */
const SETTINGS: Readonly<Record<string, (value: string) => ResponseSecurityHeadersBehavior>> = {
  'content-security-policy': (value) => ({
    contentSecurityPolicy: { contentSecurityPolicy: value, override: true },
  }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/i.exec(value)?.[1] ?? 0)),
      includeSubdomains: /includesubdomains/i.test(value),
      preload: /preload/i.test(value),
      override: true,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (value) => ({
    frameOptions: {
      frameOption:
        value.toUpperCase() === 'DENY' ? HeadersFrameOption.DENY : HeadersFrameOption.SAMEORIGIN,
      override: true,
    },
  }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: referrerPolicy(value), override: true },
  }),
};

function referrerPolicy(value: string): HeadersReferrerPolicy {
  const known = Object.values(HeadersReferrerPolicy).find((policy) => policy === value);
  if (!known) throw new TypeError(`unknown referrer policy ${value}`);
  return known;
}

/** The headers that the local gateway sends too, in CloudFront's form. */
export function responseHeaders(
  headers: Readonly<Record<string, string>>,
): ResponseHeadersPolicyProps {
  const entries = Object.entries(headers).map(([name, value]) => ({
    name: name.toLowerCase(),
    header: name,
    value,
  }));
  const security = entries.map(({ name, value }) => SETTINGS[name]?.(value) ?? {});
  const custom = entries.filter(({ name }) => !SETTINGS[name]);
  return {
    securityHeadersBehavior: Object.assign({}, ...security) as ResponseSecurityHeadersBehavior,
    ...(custom.length > 0 && {
      customHeadersBehavior: {
        customHeaders: custom.map(({ header, value }) => ({ header, value, override: true })),
      },
    }),
  };
}
