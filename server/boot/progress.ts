/** Prints one line about the progress of the start for the person at the terminal. */
export type Progress = (line: string) => void;
