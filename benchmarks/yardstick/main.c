/* Random decisions of the Zenith yardstick in processor time. Without an argument the best of
   several short runs, as decisions per second; with one, so many seconds of play in one run, as
   [decisions, seconds]. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "zc.c"

#define RUNS 12
#define GAMES 4000
#define BATCH 200

static double seconds_since(clock_t begin) { return (double)(clock() - begin) / CLOCKS_PER_SEC; }

static void print_best(void) {
  int64_t tally[3];
  double best = 0;
  for (int run = 0; run < RUNS; run++) {
    clock_t begin = clock();
    z_run_many(1000 * run, GAMES, tally);
    double speed = tally[0] / seconds_since(begin);
    if (speed > best) best = speed;
  }
  printf("%.0f\n", best);
}

static void print_one(double seconds) {
  int64_t tally[3], decisions = 0, seed = 0;
  clock_t begin = clock();
  do {
    z_run_many(seed, BATCH, tally);
    seed += BATCH;
    decisions += tally[0];
  } while (seconds_since(begin) < seconds);
  printf("[%lld, %.6f]\n", (long long)decisions, seconds_since(begin));
}

int main(int count, char **words) {
  if (count > 1) print_one(atof(words[1]));
  else print_best();
  return 0;
}
