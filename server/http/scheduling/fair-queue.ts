/** A queue that serves the visitors round-robin. A visitor with many jobs delays mainly that visitor's own jobs. */
export function createFairQueue<Job>() {
  /** The jobs of each visitor, in round-robin order. */
  const jobsOf = new Map<string, Job[]>();
  let size = 0;

  return {
    size: () => size,
    add(visitor: string, job: Job): void {
      const jobs = jobsOf.get(visitor);
      if (jobs) jobs.push(job);
      else jobsOf.set(visitor, [job]);
      size += 1;
    },
    /** Takes the oldest job of the next visitor in round-robin order, among the visitors that `mayHave` accepts. */
    next(mayHave: (visitor: string) => boolean = () => true): Job | undefined {
      const visitor = [...jobsOf.keys()].find(mayHave);
      if (visitor === undefined) return undefined;
      const jobs = jobsOf.get(visitor) as Job[];
      jobsOf.delete(visitor);
      const job = jobs.shift();
      if (jobs.length > 0) jobsOf.set(visitor, jobs);
      size -= 1;
      return job;
    },
    /** Removes a job, which must still be in the queue. */
    remove(visitor: string, job: Job): void {
      const jobs = jobsOf.get(visitor) ?? [];
      jobs.splice(jobs.indexOf(job), 1);
      if (jobs.length === 0) jobsOf.delete(visitor);
      size -= 1;
    },
  };
}
