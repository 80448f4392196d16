import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What Redocly's recommended rules find wrong with an OpenAPI document, errors and warnings, a line each. */
export const openApiProblems = async (document: object): Promise<readonly string[]> => {
  const config = await createConfig({ extends: ['recommended'], telemetry: 'off' });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return found.map(
    ({ severity, ruleId, message, location: [place] }) =>
      `${severity} ${ruleId}: ${message} (${place?.pointer ?? '#/'})`,
  );
};
