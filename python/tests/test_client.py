"""The client against the real process. Run with `python -m unittest discover -s python/tests`, python/ in PYTHONPATH."""

import io
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import roundtable
from roundtable import arrays
from roundtable.agent import command_of
from roundtable.command import find_command

AT_LENGTH = os.environ.get("TESTS_AT_LENGTH") == "yes"

sys.path.insert(0, str(Path(__file__).parent))
from eager import Eager  # noqa: E402


class ClientTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.client = roundtable.Client()

    @classmethod
    def tearDownClass(cls):
        cls.client.close()

    def test_lists_and_describes_every_game(self):
        games = self.client.games()
        self.assertEqual(len(games), 13)
        for game in games:
            told = self.client.describe(game["name"])
            self.assertEqual(set(told["rules"]), set(told["seats"]))

    def test_plays_beside_a_partner_saves_restores_and_forks(self):
        episode = self.client.start("traveling-adventurers", agents={"BOT": "symbolic"}, seed=7)
        self.assertEqual(episode.turn, ["USER"])
        episode.say("USER", "hello")
        self.assertIn("hello", episode.text("USER"))
        self.assertIn("room", episode.rules("USER").lower())
        again = self.client.restore(episode.save())
        self.assertEqual(again.state(), episode.state())
        path = [room["letter"] for room in episode.observations["USER"]["rooms"]]
        episode.act("USER", {"type": "submit", "path": path + path[:1]})
        forked = again.fork(agents={"USER": "symbolic"})
        self.assertTrue(forked.over)
        self.assertTrue(forked.outcome["metrics"]["correct"])

    def test_errors_are_told_apart_and_change_nothing(self):
        episode = self.client.start("traveling-adventurers")
        with self.assertRaises(roundtable.IllegalAction):
            episode.act("BOT", {"type": "message", "text": "x"})
        with self.assertRaises(roundtable.Unreadable):
            episode.say("USER", "")
        with self.assertRaises(roundtable.BadRequest):
            self.client.start("chess")
        with self.assertRaises(roundtable.BadRequest):
            self.client.ask("dance")
        self.assertEqual(episode.turn, ["USER"])

    def test_logs_to_a_folder_that_is_a_run(self):
        with tempfile.TemporaryDirectory() as folder:
            log = str(Path(folder) / "mine")
            with roundtable.Client() as client:
                episode = client.start("sorting", log=log, config={"envStepLimit": 2}, seed=5)
                episode.act("player", 0)
                episode.act("player", 0)
                self.assertTrue(episode.over)
            done = subprocess.run([*find_command(), "export", log], capture_output=True, text=True, check=True)
            self.assertIn("seed-5,5,completed", done.stdout)

    def test_every_game_as_gym_parallel_and_aec(self):
        for game in self.client.games()[:: 1 if AT_LENGTH else 3]:
            with self.subTest(game["name"]):
                told = self.client.describe(game["name"])
                partners = {seat: "random" for seat in told["seats"][1:]}
                config = {"horizon": 8} if game["name"] == "overcooked" else {}
                self._gym(game["name"], partners, config)
                self._parallel(game["name"], config)
                self._aec(game["name"], config)

    def _gym(self, game, partners, config):
        env = roundtable.GymEnv(game, agents=partners, config=config, client=self.client, illegal=-1.0, illegal_limit=3)
        observation, info = env.reset(seed=3)
        self.assertTrue(env.observation_space.contains(observation))
        earned = 0.0
        for _ in range(60):
            action = env.episode.sample(env.seat)["action"]
            observation, reward, terminated, truncated, info = env.step(action)
            earned += reward
            if terminated or truncated:
                break
        if terminated:
            self.assertAlmostEqual(earned, info["outcome"]["scores"][env.seat], places=4)
        env.reset(seed=3)
        for count in range(3):
            _, reward, terminated, truncated, info = env.step({"nonsense": count})
            self.assertEqual((reward, terminated, truncated), (-1.0, False, count == 2))
            self.assertIn("illegal", info)
        env.close()

    def _parallel(self, game, config):
        env = roundtable.ParallelEnv(game, config=config, client=self.client)
        observations, infos = env.reset(seed=4)
        self.assertEqual(set(observations), set(env.possible_agents))
        for _ in range(40):
            if not env.agents:
                break
            actions = {seat: env.episode.sample(seat)["action"] if seat in env.episode.turn else None for seat in env.agents}
            observations, rewards, terminations, truncations, infos = env.step(actions)
            self.assertEqual(set(rewards), set(env.possible_agents))

    def _aec(self, game, config):
        env = roundtable.AecEnv(game, config=config, client=self.client)
        env.reset(seed=4)
        for seat in env.agent_iter(80):
            observation, reward, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.episode.sample(seat)["action"])

    def test_gym_refuses_what_is_no_single_seat(self):
        with self.assertRaises(roundtable.RoundtableError):
            roundtable.GymEnv("overcooked", client=self.client)
        with self.assertRaises(roundtable.RoundtableError):
            roundtable.GymEnv("sorting", client=self.client, observe="fourier")

    def test_batches_agree_with_single_environments(self):
        config = {"horizon": 5}
        batch = roundtable.Batch("overcooked", 3, config=config, encoding="features", client=self.client)
        single = roundtable.ParallelEnv("overcooked", config=config, observe="features", client=self.client)
        seen, _ = single.reset(options={"seed": 2})
        rows = lambda array: [[list(seat) for seat in one] for one in array.tolist()]  # noqa: E731
        self.assertEqual(rows(batch.observations)[1], [list(seen["alice"].tolist()), list(seen["bob"].tolist())])
        for step in range(5):
            batch.step([(step + row) % 6 for row in range(6)])
            seen, rewards, _, _, _ = single.step({"alice": (step + 2) % 6, "bob": (step + 3) % 6})
        self.assertEqual(batch.ended, [0, 1, 2])
        self.assertEqual(rows(batch.finals)[1], [list(seen["alice"].tolist()), list(seen["bob"].tolist())])
        batch.reset()
        self.assertEqual(batch.ended, [])
        texts = roundtable.Batch("sorting", 2, texts=True, client=self.client)
        texts.step([0, 1])
        self.assertEqual(len(texts.texts), 2)
        self.assertGreater(len(texts.action_texts[0]), 2)
        seated = roundtable.Batch("overcooked", 2, agents={"bob": "greedy"}, config=config, client=self.client)
        self.assertEqual(seated.seats, ["alice"])
        seated.step([4, 4])

    def test_steps_batches_while_others_are_worked_on(self):
        """Answers come to those who asked, in whichever order they are waited for, however much is under way."""
        config = {"horizon": 3}
        size = 300 if AT_LENGTH else 100
        batches = [roundtable.Batch("overcooked", size, config=config, seed=seed, client=self.client) for seed in range(1, 9)]
        alone = roundtable.Batch("overcooked", size, config=config, client=self.client)
        for step in range(4):
            actions = [(step + row) % 6 for row in range(2 * size)]
            for batch in batches:
                batch.step_async(actions)
            with self.assertRaisesRegex(roundtable.RoundtableError, "step_wait"):
                batches[0].step_async(actions)
            alone.step(actions)
            for batch in reversed(batches):
                batch.step_wait()
                self.assertEqual(batch.observations.tolist(), alone.observations.tolist())
                self.assertEqual(batch.ended, alone.ended)
        with self.assertRaisesRegex(roundtable.RoundtableError, "step_async"):
            alone.step_wait()
        wrong, right = batches[:2]
        wrong.step_async([99] * 2 * size)
        right.step([0] * 2 * size)
        with self.assertRaises(roundtable.IllegalAction):
            wrong.step_wait()
        wrong.step([0] * 2 * size)

    def test_frames_hold_the_same_texts_as_lines(self):
        batch = roundtable.Batch("sorting", 3, texts=True, client=self.client, config={"envStepLimit": 3})
        told = self.client.ask("reset", game="sorting", size=3, texts=True, config={"envStepLimit": 3})
        plain = told["batch"]
        for number in range(8):
            self.assertEqual(batch.texts, told["texts"])
            self.assertEqual(batch.action_texts, told["actionTexts"])
            self.assertEqual(batch.final_texts, told.get("finalTexts"))
            batch.step([number % 3] * 3)
            told = self.client.ask("step", batch=plain, actions=[number % 3] * 3)
        batch.close()

    def test_works_without_numpy(self):
        with mock.patch.object(arrays, "numpy", None):
            batch = roundtable.Batch("overcooked", 2, encoding="features", client=self.client)
            batch.step([0, 1, 2, 3])
            self.assertEqual(tuple(batch.observations.shape), (2, 2, 96))
            self.assertIsInstance(batch.observations[0, 0, 0], float)
            self.assertEqual(batch.dones.tolist(), [0, 0])

    def test_an_ended_process_is_said_so(self):
        client = roundtable.Client([sys.executable, "-c", "pass"])
        with self.assertRaisesRegex(roundtable.RoundtableError, "ended"):
            client.games()
        client.close()

    def test_a_missing_command_is_said_so(self):
        with self.assertRaisesRegex(roundtable.RoundtableError, "there is no roundtable at"):
            roundtable.Client("/nowhere/at/all")


class AgentTest(unittest.TestCase):
    def test_answers_questions(self):
        question = {
            "id": "q1", "episode": "e", "seat": "s", "game": "g", "config": {}, "decision": 1, "try": 1, "mayPass": True,
            "observation": {}, "text": "", "rules": "", "schema": {}, "rejections": [], "memory": None, "random": 1,
        }  # fmt: skip

        class Says(roundtable.Agent):
            def act(self, observation, turn):
                return [None, "hello", {"a": 1}, 0][turn.number - 1]

        asked = [{**question, "decision": number, "actions": [{"b": 2}]} for number in (1, 2, 3, 4)]
        out = io.StringIO()
        roundtable.serve(Says, io.StringIO("\n".join(map(json.dumps, asked))), out)
        told = [{k: v for k, v in json.loads(line).items() if k not in ("id", "memory")} for line in out.getvalue().splitlines()]
        self.assertEqual(told, [{"pass": True}, {"reply": "hello"}, {"action": {"a": 1}}, {"action": {"b": 2}}])

    def test_a_run_with_an_agent_of_ones_own_gives_rows(self):
        with tempfile.TemporaryDirectory() as folder:
            rows = roundtable.run("sorting", [Eager], episodes=3, into=os.path.join(folder, "a"), config={"envStepLimit": 4})
            self.assertEqual([row["seed"] for row in rows], [1, 2, 3])
            self.assertEqual({row["status"] for row in rows}, {"completed"})
            self.assertIsInstance(rows[0]["success"], bool)
            ours = roundtable.run("traveling-adventurers", ["symbolic", "random"], episodes=2, into=os.path.join(folder, "b"))
            self.assertEqual(len(ours), 2)
            shared = command_of(Eager).replace("exec:", "exec:processes=1:")
            again = roundtable.run("sorting", [shared], episodes=3, into=os.path.join(folder, "c"), config={"envStepLimit": 4})
            self.assertEqual([row["score"] for row in again], [row["score"] for row in rows])


if __name__ == "__main__":
    unittest.main()
