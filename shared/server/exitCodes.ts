/** With this code a program ends that no further start will help: its settings are wrong (EX_CONFIG of sysexits.h). */
export const badSettingsCode = 78;
