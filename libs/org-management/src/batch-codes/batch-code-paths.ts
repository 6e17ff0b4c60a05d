export const batchCodesPath = '/settings/wadhwani-batch-code';
export const batchCodeImportPath = `${batchCodesPath}/import`;
