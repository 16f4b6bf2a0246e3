from hypothesis import settings

from tests.sizes import SIZE, scaled

# The same examples in every quick and full run, so that a commit that passed goes on passing;
# the long run looks for new ones. No deadline: a busy machine is not a fault.
settings.register_profile(
    SIZE,
    max_examples=scaled(quick=50, full=200, long=5_000),
    derandomize=SIZE != "long",
    deadline=None,
    print_blob=True,
)
settings.load_profile(SIZE)
