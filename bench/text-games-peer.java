/**
 * How fast the published text-game engine (TextWorldExpress) steps on this machine: random play of 50 steps an episode,
 * dealing counted, all texts taken at every step as the engine writes them. Steps per CPU second of the one thread that
 * plays (its compiler and collector, on threads of their own, are not counted), the best of some rounds.
 *
 * Started by `bench/text-games.ts --peer`; by itself, in the folder that holds the package's jar and tables:
 * `java -cp textworld-express.jar <this file> <seconds a round> <rounds> [<game> <settings>]...`
 */
import java.lang.management.ManagementFactory;
import java.util.Random;
import textworldexpress.generator.GameGenerator;
import textworldexpress.runtime.PythonInterface;
import textworldexpress.struct.StepResult;
import textworldexpress.struct.TextGame;

class TextGamesPeer {
  static final int EPISODE = 50;

  /** Somewhere to put what was read, so that nothing can be left out as unused. */
  static long sink = 0;

  static double cpuSeconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }

  /** Plays one episode. */
  static void play(GameGenerator games, Random random) {
    TextGame game = games.mkGame(random.nextInt(1000), "train");
    StepResult seen = game.initalStep();
    for (int step = 0; step < EPISODE; step++) {
      String[] valid = seen.validActions();
      seen = game.step(valid[random.nextInt(valid.length)]);
      sink += seen.observationStr().length() + seen.freeLookStr().length() + seen.inventoryStr().length();
    }
  }

  public static void main(String[] args) {
    double seconds = Double.parseDouble(args[0]);
    int rounds = Integer.parseInt(args[1]);
    for (int at = 2; at + 1 < args.length; at += 2) {
      PythonInterface engine = new PythonInterface();
      String error = engine.load(args[at], args[at + 1]);
      if (!error.isEmpty()) throw new IllegalArgumentException(error);
      Random random = new Random(1);
      double best = 0;
      // The first is for the compiler to get warm.
      for (int round = 0; round <= rounds; round++) {
        double start = cpuSeconds();
        long steps = 0;
        for (; cpuSeconds() - start < seconds; steps += EPISODE) play(engine.gameGenerator(), random);
        if (round > 0) best = Math.max(best, steps / (cpuSeconds() - start));
      }
      System.out.println(Math.round(best));
    }
    if (sink == 1) System.out.println(sink);
  }
}
