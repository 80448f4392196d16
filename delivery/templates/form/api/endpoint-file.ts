import { endpointName } from 'endpoint-module';
import { useApiMutation } from 'shared-kernel/query';

export const useEndpointName = () => useApiMutation(endpointName);
