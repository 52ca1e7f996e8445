"""An agent for the tests: takes any legal action, remembers how many, prints to confuse."""

from roundtable import Agent, Decision, serve


class Eager(Agent):
    count = 0

    def act(self, observation, turn):
        print("this goes nowhere near the answers")
        self.count += 1
        turn.memory = (turn.memory or 0) + 1
        return Decision(action=turn.random.choice(turn.actions), notes={"count": self.count, "memory": turn.memory})


if __name__ == "__main__":
    serve(Eager)
