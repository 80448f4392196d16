export const UPLOADS_PATH = '/wps/uploads';

export const uploadUrl = (name: string): string => `${UPLOADS_PATH}/${name}`;
