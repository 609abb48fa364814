import { NO_STORE } from '../site/delivery-headers.ts'
import { MADE } from './host.ts'
import type { Rules } from './rules.ts'

// Managed policies of CloudFront: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

const ref = (name: string) => ({ Ref: name })
const attribute = (name: string, of: string) => ({ 'Fn::GetAtt': [name, of] })
const either = (condition: string, value: object) => ({ 'Fn::If': [condition, value, ref('AWS::NoValue')] })
const text = (pattern: string) => ({ 'Fn::Sub': pattern })

const PARAMETERS = {
  Bucket: { Type: 'String', Description: 'Name of the bucket with the site, in this region' },
  Prefix: { Type: 'String', Description: 'Folder of the site in the bucket, as /campaign', Default: '' },
  Domains: {
    Type: 'CommaDelimitedList',
    Description:
      'Domain names of the site, with a certificate for them; empty: that of the distribution alone',
    Default: '',
  },
  CertificateArn: {
    Type: 'String',
    Description: 'Certificate of ACM in us-east-1 for these names',
    Default: '',
    AllowedPattern: '^(arn:aws[a-z-]*:acm:us-east-1:[0-9]+:certificate/.+)?$',
  },
}

const CONDITIONS = {
  HasDomains: { 'Fn::Not': [{ 'Fn::Equals': [{ 'Fn::Join': ['', ref('Domains')] }, ''] }] },
  HasCertificate: { 'Fn::Not': [{ 'Fn::Equals': [ref('CertificateArn'), ''] }] },
}

/** A CloudFormation template: an existing bucket behind a distribution with the two functions and their store. */
export function cloudFormation(rules: Rules, request: string, response: string): object {
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: MADE,
    Parameters: PARAMETERS,
    Conditions: CONDITIONS,
    Resources: {
      Addresses: {
        Type: 'AWS::CloudFront::KeyValueStore',
        Properties: { Name: text(`\${AWS::StackName}-addresses`) },
      },
      ViewerRequest: edgeFunction('request', request),
      ViewerResponse: edgeFunction('response', response),
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: text(`\${AWS::StackName}-access`),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      BucketPolicy: bucketPolicy(),
      Cache: {
        Type: 'AWS::CloudFront::CachePolicy',
        Properties: {
          CachePolicyConfig: {
            Name: text(`\${AWS::StackName}-cache`),
            // CloudFront compresses only what it may keep for a moment: HTML for a second, hashed files for a year.
            MinTTL: 1,
            DefaultTTL: 1,
            MaxTTL: 31_536_000,
            ParametersInCacheKeyAndForwardedToOrigin: {
              CookiesConfig: { CookieBehavior: 'none' },
              HeadersConfig: { HeaderBehavior: 'none' },
              QueryStringsConfig: { QueryStringBehavior: 'none' },
              EnableAcceptEncodingBrotli: true,
              EnableAcceptEncodingGzip: true,
            },
          },
        },
      },
      Headers: headersPolicy(rules),
      Site: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: { DistributionConfig: distribution(rules) },
      },
    },
    Outputs: {
      Domain: { Value: attribute('Site', 'DomainName') },
      Addresses: { Value: attribute('Addresses', 'Arn') },
    },
  }
}

function edgeFunction(name: string, code: string): object {
  return {
    Type: 'AWS::CloudFront::Function',
    Properties: {
      Name: text(`\${AWS::StackName}-${name}`),
      AutoPublish: true,
      FunctionCode: code,
      FunctionConfig: {
        Comment: MADE,
        Runtime: 'cloudfront-js-2.0',
        KeyValueStoreAssociations: [{ KeyValueStoreARN: attribute('Addresses', 'Arn') }],
      },
    },
  }
}

/** With list permission S3 answers 404 for a missing object; without, 403. */
function bucketPolicy(): object {
  const allow = (Action: string, Resource: object) => ({
    Effect: 'Allow',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Action,
    Resource,
    Condition: {
      StringEquals: { 'AWS:SourceArn': text(`arn:aws:cloudfront::\${AWS::AccountId}:distribution/\${Site}`) },
    },
  })
  return {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: ref('Bucket'),
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          allow('s3:GetObject', text(`arn:aws:s3:::\${Bucket}/*`)),
          allow('s3:ListBucket', text(`arn:aws:s3:::\${Bucket}`)),
        ],
      },
    },
  }
}

function headersPolicy({ headers }: Rules): object {
  const own = Object.entries(headers).filter(([name]) => !(name in SECURITY_FIELDS))
  const item = (Header: string, Value: string, Override: boolean) => ({ Header, Value, Override })
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: text(`\${AWS::StackName}-headers`),
        SecurityHeadersConfig: Object.fromEntries(
          Object.entries(headers).flatMap(([name, value]) => SECURITY_FIELDS[name]?.(value) ?? []),
        ),
        CustomHeadersConfig: {
          Items: [
            ...own.map(([name, value]) => item(name, value, true)),
            // objects have their own; a response without is an S3 error
            item('cache-control', NO_STORE, false),
          ],
        },
      },
    },
  }
}

/** Headers that the policy takes in fields of their own, and in no other way. */
const SECURITY_FIELDS: Record<string, (value: string) => [string, object][]> = {
  'x-content-type-options': () => [['ContentTypeOptions', { Override: true }]],
  'strict-transport-security': (value) => [
    [
      'StrictTransportSecurity',
      {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
        IncludeSubdomains: false,
        Override: true,
      },
    ],
  ],
  'referrer-policy': (ReferrerPolicy) => [['ReferrerPolicy', { ReferrerPolicy, Override: true }]],
}

function distribution({ list }: Rules): object {
  const behaviour = {
    TargetOriginId: 'site',
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    CachePolicyId: ref('Cache'),
    ResponseHeadersPolicyId: ref('Headers'),
  }
  const call = (EventType: string, name: string) => ({
    EventType,
    FunctionARN: attribute(name, 'FunctionMetadata.FunctionARN'),
  })
  const site = {
    Id: 'site',
    DomainName: text(`\${Bucket}.s3.\${AWS::Region}.amazonaws.com`),
    OriginPath: ref('Prefix'),
    OriginAccessControlId: attribute('Access', 'Id'),
    S3OriginConfig: {},
  }
  const origins = [...new Set(list.flatMap(({ answer }) => ('proxy' in answer ? [answer.proxy] : [])))]
  return {
    Enabled: true,
    Aliases: either('HasDomains', ref('Domains')),
    // Without a certificate the distribution has its own name and certificate.
    ViewerCertificate: either('HasCertificate', {
      AcmCertificateArn: ref('CertificateArn'),
      SslSupportMethod: 'sni-only',
      MinimumProtocolVersion: 'TLSv1.2_2021',
    }),
    HttpVersion: 'http2and3',
    Origins: [site, ...origins.map((origin) => apiFrom(new URL(origin)))],
    DefaultCacheBehavior: {
      ...behaviour,
      FunctionAssociations: [
        call('viewer-request', 'ViewerRequest'),
        call('viewer-response', 'ViewerResponse'),
      ],
    },
    CacheBehaviors: [
      ...list.flatMap(({ match, answer }): object[] => {
        if (!('prefix' in match)) return []
        const PathPattern = `${match.prefix}*`
        if (!('proxy' in answer)) return [{ ...behaviour, PathPattern }]
        return [
          {
            PathPattern,
            TargetOriginId: new URL(answer.proxy).host,
            ViewerProtocolPolicy: 'https-only',
            AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
            CachePolicyId: CACHING_DISABLED,
            OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
          },
        ]
      }),
    ],
    // An error is never cached.
    CustomErrorResponses: [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((ErrorCode) => ({
      ErrorCode,
      ErrorCachingMinTTL: 0,
    })),
  }
}

/** CloudFront verifies the certificate of an https origin by the authorities that browsers trust, and by its name. */
function apiFrom({ protocol, host, hostname, port }: URL): object {
  const secure = protocol === 'https:'
  return {
    Id: host,
    DomainName: hostname,
    CustomOriginConfig: {
      OriginProtocolPolicy: secure ? 'https-only' : 'http-only',
      ...(secure && { OriginSSLProtocols: ['TLSv1.2'] }),
      ...(port && { [secure ? 'HTTPSPort' : 'HTTPPort']: Number(port) }),
    },
  }
}
