"""What a seat may know: views, layout, sketch, observation."""
