/** Prints one line about the progress of the start-up. */
export type Progress = (line: string) => void;
